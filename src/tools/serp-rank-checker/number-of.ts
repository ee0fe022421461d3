import type { Figure } from "#core/figures/figure.schema.ts";

/** For a place in a drawing. What is not known has none, and is not drawn. */
export const numberOf = (figure: Figure): number => (figure.state === "unavailable" ? 0 : Number(figure.value));
