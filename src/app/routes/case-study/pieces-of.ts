import type { Work } from "#content/work/work.content-type.ts";

/** What a case shows of its work: the pieces of its room, else the one picture that the portfolio has of it. */
export function piecesOf(work: Work | undefined) {
  if (work?.room) return work.room.pieces;
  return work?.image ? [{ image: work.image, label: work.desc }] : [];
}
