import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

/** Marked while its page is open, or a page below it; `end` leaves those below out. React Router's own would be in every page's script. */
export function MenuLink({ to, end = false, children }: { to: string; end?: boolean; children: ReactNode }) {
  const here = withSlash(useLocation().pathname);
  const there = withSlash(to.replace(/\?.*/s, ""));
  const isOpen = end ? here === there : here.startsWith(there);
  return (
    <Link to={to} aria-current={isOpen ? "page" : undefined}>
      {children}
    </Link>
  );
}

const withSlash = (path: string) => path.replace(/\/?$/, "/");
