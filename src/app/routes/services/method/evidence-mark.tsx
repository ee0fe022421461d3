import type { Service } from "#content/service/service.content-type.ts";

export type Evidence = NonNullable<Service["evidence"]>;
type Mark = NonNullable<Evidence["lines"][number]["mark"]>;

export const wordsOf = ({ look, fault }: Evidence): Record<Mark, string> => ({ ok: "in order", look, fault });

export function EvidenceMark({ mark, label }: { mark: Mark; label?: string }) {
  return (
    <svg viewBox="0 0 20 20" fill="none" className="evidence-mark" data-mark={mark} role={label && "img"} aria-label={label}>
      <path d={SHAPES[mark]} />
    </svg>
  );
}

const SHAPES: Record<Mark, string> = {
  ok: "M10 4a6 6 0 1 1-.1 0Z",
  look: "M10 4 17 16H3Z",
  fault: "m4 4 12 12m0-12L4 16",
};
