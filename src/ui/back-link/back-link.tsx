import type { ReactNode } from "react";
import { Link } from "react-router";
import "./back-link.css";

/** One stop back on the line: to the list that a page belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="back-link" to={to}>
      <svg width="40" height="20" fill="none" aria-hidden="true">
        <path d="M10 10h30" stroke="var(--stroke)" strokeWidth="8" />
        <circle cx="10" cy="10" r="7" fill="var(--ground)" stroke="var(--station)" strokeWidth="4" />
      </svg>
      {children}
    </Link>
  );
}
