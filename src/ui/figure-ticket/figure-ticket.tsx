import type { ReactNode } from "react";
import "./figure-ticket.css";

/** A torn-off ticket: one large figure and two short lines. Used for credentials and awards. */
export function FigureTicket({
  as: Tag = "li",
  figure,
  flat,
  children,
}: {
  as?: "li" | "div";
  figure?: string;
  flat?: boolean;
  children: ReactNode;
}) {
  return (
    <Tag className={flat ? "figure-ticket figure-ticket-flat" : "figure-ticket"}>
      {figure && <b>{figure}</b>}
      <span>{children}</span>
    </Tag>
  );
}
