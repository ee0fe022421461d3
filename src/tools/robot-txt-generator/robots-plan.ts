/** What a robots.txt says, before it is written. */
export interface RobotsPlan {
  groups: PlannedGroup[];
  sitemaps: string[];
  /** "search=yes, ai-train=no"; stands in the group for everyone. */
  signal: string;
  /** Lines taken over as they are. */
  own: string;
}

export interface PlannedGroup {
  /** Says what the group is for. */
  comment?: string;
  agents: string[];
  disallow: string[];
  allow: string[];
  crawlDelay?: number | undefined;
}

/** UTF-8, LF, a blank line between groups, the sitemaps last. */
export function writeRobots({ groups, sitemaps, signal, own }: RobotsPlan): string {
  const hasEveryone = groups.some(isForEveryone);
  const all = signal !== "" && !hasEveryone ? [{ agents: ["*"], disallow: [], allow: [] }, ...groups] : groups;
  const blocks = [
    ...all.map((group) => writeGroup(group, isForEveryone(group) ? signal : "")),
    own.replace(/\r\n?/g, "\n").trim(),
    sitemaps.map((address) => `Sitemap: ${address}`).join("\n"),
  ];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

const isForEveryone = ({ agents }: PlannedGroup) => agents.includes("*");

function writeGroup({ comment, agents, disallow, allow, crawlDelay }: PlannedGroup, signal: string): string {
  const rules = [...disallow.map((path) => `Disallow: ${path}`), ...allow.map((path) => `Allow: ${path}`)];
  return [
    ...(comment ? [`# ${comment}`] : []),
    ...agents.map((agent) => `User-agent: ${agent}`),
    ...(signal === "" ? [] : [`Content-Signal: ${signal}`]),
    // A group without a rule frees its crawler all the same; the empty one says so to people.
    ...(rules.length === 0 ? ["Disallow:"] : rules),
    ...(crawlDelay === undefined ? [] : [`Crawl-delay: ${crawlDelay}`]),
  ].join("\n");
}
