import { Link, type LinkProps } from "react-router";
import "./whole-link.css";

/** A link in a heading whose target is the whole item around it: the nearest ancestor with a position. */
export function WholeLink(props: LinkProps) {
  return <Link {...props} className="whole-link" />;
}
