import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link from content. An address with another scheme than these is shown as its words alone. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (/^(\/(?![/\\])|#)/.test(href)) return <Link to={href}>{children}</Link>;
  if (/^(https?:\/\/|mailto:|tel:)/i.test(href)) {
    return (
      <a href={href} rel="noopener">
        {children}
      </a>
    );
  }
  return <>{children}</>;
}
