import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import "./card.css";

/** A bordered panel. With a CardLink inside, the whole card is that link's target. */
export function Card({
  as: Tag = "article",
  className,
  children,
}: {
  as?: "article" | "li" | "div";
  className?: string;
  children: ReactNode;
}) {
  return <Tag className={className ? `card ${className}` : "card"}>{children}</Tag>;
}

/** Its text names the destination; its hit area is the card. */
export function CardLink(props: LinkProps) {
  return <Link {...props} className="card-link" />;
}
