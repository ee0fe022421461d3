import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Stops } from "#ui/line-map/stops.tsx";
import "./newsletter.css";

interface Props {
  title: string;
  children: ReactNode;
  /** Under the hero. */
  below?: ReactNode;
}

export function NewsletterFrame({ title, children, below }: Props) {
  return (
    <div className="line-purple">
      <section className="hero newsletter">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Home", to: "/" },
              { name: "Newsletter", to: "/newsletter/" },
            ]}
          />
          <h1 className="d1">{title}</h1>
          {children}
        </div>
        <YearLine />
      </section>
      {below}
    </div>
  );
}

const MAILS = Array.from({ length: 12 }, (_, month) => [96 + month * 100, 32] as const);
const NEXT = MAILS[5] ?? [0, 0];

/** A year of mails: twelve stops, and the track ahead of the next one not laid yet. */
function YearLine() {
  return (
    <svg className="stage newsletter-year" viewBox="0 0 1280 64" height="64" fill="none" aria-hidden="true">
      <path d={`M-1000 32H${NEXT[0]}`} stroke="var(--lite)" strokeWidth="16" />
      <path d={`M${NEXT[0]} 32H2280`} stroke="var(--lite)" strokeWidth="16" strokeDasharray="16 16" />
      <Stops at={MAILS} radius={16} ring={7} />
      <Stops at={[NEXT]} radius={20} ring={8} fill="var(--edge)" />
    </svg>
  );
}
