import { Link } from "react-router";
import "./breadcrumb.css";

export interface Crumb {
  name: string;
  to: string;
}

/** The way here as stations. The last one is this page; small screens leave it to the H1. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        {crumbs.map(({ name, to }, index) => (
          <li key={to}>
            <Link to={to} aria-current={index === crumbs.length - 1 ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
