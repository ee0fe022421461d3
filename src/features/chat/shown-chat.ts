/** A conversation as its visitor may see it: no address, no account of the staff. */
export interface ShownChat {
  state: "open" | "answered" | "closed";
  messages: ShownMessage[];
  /** Whether answers can go out by mail. */
  hasEmail: boolean;
  /** Answers that were not on the visitor's screen yet. */
  unseen: number;
}

export interface ShownMessage {
  seq: number;
  from: "visitor" | "team";
  text: string;
  /** ISO date and time. */
  at: string;
}
