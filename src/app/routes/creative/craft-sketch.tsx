import type { ReactNode } from "react";
import type { Craft } from "#content/creative-page/creative-page.content-type.ts";

/** A small drawing in the corner of a card. Each means one thing; a card that names none has none. */
export function CraftSketch({ of }: { of: Craft }) {
  return (
    <svg className="craft-sketch" viewBox="0 0 240 200" fill="none" stroke="var(--lite)" strokeWidth="16" aria-hidden="true">
      {sketches[of]}
    </svg>
  );
}

const sketches: Record<Craft, ReactNode> = {
  // One mark, small first.
  identity: (
    <>
      <circle cx="14" cy="148" r="5" strokeWidth="6" stroke="var(--edge)" />
      <circle cx="56" cy="136" r="16" strokeWidth="11" />
      <circle cx="172" cy="84" r="64" strokeWidth="36" stroke="#fff" />
    </>
  ),
  // A page, laid out by lines.
  page: (
    <>
      <path d="M20 220V44L44 20H300" stroke="#fff" />
      <path d="M56 72H300M56 112H180M56 152H180" />
      <path d="M204 112H300M204 152H300" stroke="var(--edge)" strokeWidth="40" />
    </>
  ),
  // One idea, cut for three places.
  campaign: (
    <>
      <path d="M-20 100H300M300 50H146L96 100L146 150H300" />
      <circle cx="96" cy="100" r="30" fill="var(--field)" stroke="#fff" />
      <path d="M216 50h.01M216 100h.01M216 150h.01" stroke="var(--edge)" strokeWidth="32" strokeLinecap="round" />
    </>
  ),
  // What comes first, and what may follow.
  content: (
    <>
      <path d="M72 36H300" stroke="var(--edge)" strokeWidth="28" />
      <path d="M72 84H300M72 124H220" stroke="#fff" />
      <path d="M72 164H150" />
      <path d="M24 36V220" strokeWidth="10" />
      <path d="M24 36h.01M24 84h.01M24 124h.01M24 164h.01" stroke="#fff" strokeWidth="30" strokeLinecap="round" />
    </>
  ),
  // A train that has come a long way, and stops.
  motion: (
    <>
      <path d="M-20 180H56L160 76H300" strokeDasharray="8 14" strokeWidth="8" />
      <path d="M48 180h.01M88 148h.01M122 114h.01" strokeWidth="26" strokeLinecap="round" />
      <circle cx="174" cy="76" r="40" fill="var(--edge)" stroke="none" />
      <path d="M166 60v32M182 60v32" stroke="var(--ink)" strokeWidth="8" />
    </>
  ),
};
