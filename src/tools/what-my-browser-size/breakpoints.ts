/** Widths from which a framework's prefixes hold, as their own documentation gives them (read 2026-11-15). */
const frameworks = [
  {
    name: "Tailwind CSS 4",
    /** Written in rem there (40rem and so on), so a reader's larger default type size moves them. */
    inRem: true,
    breakpoints: [
      { name: "sm", from: 640 },
      { name: "md", from: 768 },
      { name: "lg", from: 1024 },
      { name: "xl", from: 1280 },
      { name: "2xl", from: 1536 },
    ],
  },
  {
    name: "Bootstrap 5",
    inRem: false,
    breakpoints: [
      { name: "sm", from: 576 },
      { name: "md", from: 768 },
      { name: "lg", from: 992 },
      { name: "xl", from: 1200 },
      { name: "xxl", from: 1400 },
    ],
  },
  {
    name: "Material 3",
    inRem: false,
    breakpoints: [
      { name: "medium", from: 600 },
      { name: "expanded", from: 840 },
      { name: "large", from: 1200 },
      { name: "extra-large", from: 1600 },
    ],
  },
] as const;

interface FrameworkAtWidth {
  name: string;
  breakpoints: { name: string; from: number; matches: boolean }[];
  active: string | null;
  next: { name: string; missing: number } | null;
}

/** Which breakpoints a viewport of this width has passed, at a default type size of `remPx`. */
export function breakpointsAt(width: number, remPx = 16): FrameworkAtWidth[] {
  return frameworks.map(({ name, inRem, breakpoints }) => {
    const judged = breakpoints.map((breakpoint) => {
      const from = inRem ? (breakpoint.from / 16) * remPx : breakpoint.from;
      return { name: breakpoint.name, from, matches: width >= from };
    });
    const next = judged.find(({ matches }) => !matches);
    return {
      name,
      breakpoints: judged,
      active: judged.findLast(({ matches }) => matches)?.name ?? null,
      next: next ? { name: next.name, missing: next.from - width } : null,
    };
  });
}
