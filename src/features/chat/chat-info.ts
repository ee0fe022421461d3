import type { Presence } from "./office-hours.ts";

/** A question with its answer, or a tool. */
export interface ChatEntry {
  kind: "answer" | "tool";
  title: string;
  text: string;
  href: string;
}

/** What the message box knows before anybody writes. */
export interface ChatInfo {
  presence: Presence;
  /** When a person answers. */
  promise: string;
  entries: ChatEntry[];
}
