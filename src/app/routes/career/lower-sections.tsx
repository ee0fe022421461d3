import type { CareersView } from "./careers-view.server.ts";
import { TeamLines } from "./company/team-lines.tsx";
import { WhyWork } from "./company/why-work.tsx";

/** Text and pictures, which need no React to be read. */
export function LowerSections({ whyWork, offices, people }: Pick<CareersView, "whyWork" | "offices" | "people">) {
  return (
    <div className="careers-lower">
      <WhyWork cards={whyWork} />
      <TeamLines offices={offices} people={people} />
    </div>
  );
}
