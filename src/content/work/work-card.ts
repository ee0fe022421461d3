import type { Work } from "./work.content-type.ts";

/** A work as a list shows it. */
export type WorkCard = Omit<Work, "room">;

export const toWorkCard = ({ room: _, ...card }: Work): WorkCard => card;
