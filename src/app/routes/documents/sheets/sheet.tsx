import type { ReactNode } from "react";
import "./sheet.css";

interface SheetProps {
  brandName: string;
  kind: string;
  title: ReactNode;
  /** Below everything else: whose words these are. */
  foot: string;
  children: ReactNode;
}

/** One page of A4, as clients get it. It stays paper in the dark. */
export function Sheet({ brandName, kind, title, foot, children }: SheetProps) {
  return (
    <article className="sheet">
      <p className="sheet-mast">
        <b>{brandName}</b> <span>{kind}</span>
      </p>
      <p className="sheet-title">{title}</p>
      {children}
      <p className="sheet-foot">
        <span>{foot}</span> <span>Page 1 of 1</span>
      </p>
    </article>
  );
}

/** What a client keeps to itself. The words are nowhere in the document, and the box is ink, so paper without backgrounds has it too. */
export function Redacted({ ems }: { ems: number }) {
  return (
    <svg className="redacted" viewBox={`0 0 ${ems} 1`} role="img" aria-label="redacted" data-ems={ems}>
      <rect width={ems} height="1" fill="currentColor" />
    </svg>
  );
}

/** The number of a note beside the sheet. */
export const Note = ({ number }: { number: 1 | 2 | 3 }) => (
  <i className="sheet-note" aria-hidden="true">
    {number}
  </i>
);
