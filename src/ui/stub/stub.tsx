import type { ReactNode } from "react";
import "./stub.css";

/** A torn-off ticket: one large figure and two short lines. Used for credentials and awards. */
export function Stub({
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
    <Tag className={flat ? "stub stub-flat" : "stub"}>
      {figure && <b>{figure}</b>}
      <span>{children}</span>
    </Tag>
  );
}
