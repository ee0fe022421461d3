import type { Lane, Mark } from "./crawl-fan.tsx";

const lane = (name: string, marks: string): Lane => ({ name, stops: [...marks].map((sign) => MARKS[sign] ?? "read") });
const MARKS: Record<string, Mark> = { x: "fault", "^": "improve", "-": "blocked" };

/** The demo shop as its audit finds it: home is where the lines begin. */
export const demoLanes: readonly Lane[] = [
  lane("Collections", "ooo^^^xx"),
  lane("Products", "oxooxoxo"),
  lane("Guides", "ooooo"),
  lane("Help", "----"),
];

/** What stands beside it. The test of the demo audit holds both to the report. */
export const demoWords = { pages: 26, fixes: 6 };
