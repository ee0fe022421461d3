import { Link, type LinkProps } from "react-router";
import "./stretched-link.css";

/** A link in a heading whose target is the whole item around it: the nearest ancestor with a position. */
export function StretchedLink(props: LinkProps) {
  return <Link {...props} className="stretched-link" />;
}
