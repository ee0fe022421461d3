import type { HostVariant, Remark, RewriteToWwwOutput } from "./rewrite-to-www.schema.ts";

type Live = NonNullable<RewriteToWwwOutput["live"]>;

/** How the four addresses behave today, and what to change. `wanted` is the host that the rules above lead to. */
export function judgeHostVariants(variants: readonly HostVariant[], wanted: string, hsts: string | undefined): Live {
  const remarks = [...variants.flatMap(remarksOfOne), ...together(variants, wanted), ...hstsRemark(variants, hsts)];
  const level = remarks.some((remark) => remark.level === "failed")
    ? "failed"
    : remarks.some((remark) => remark.level === "fix")
      ? "fix"
      : "pass";
  return { verdict: { level, ...headline(variants, level) }, doors: [...variants], remarks };
}

function remarksOfOne({ start, hops, end, problem }: HostVariant): Remark[] {
  const remarks: Remark[] = [];
  if (problem !== null) return [{ level: "failed", title: `${shown(start)} does not answer`, detail: problem }];
  if (hops.length > 1)
    remarks.push({
      level: "fix",
      title: `${shown(start)} takes ${hops.length} hops`,
      detail: `${hops.map((hop) => hop.to).join(" → ")}. One is enough: the rules above go straight there.`,
    });
  const temporary = hops.find(({ status }) => status === 302 || status === 303 || status === 307);
  if (temporary)
    remarks.push({
      level: "fix",
      title: `${shown(start)} is redirected for now only`,
      detail: `It answers ${temporary.status}. Use 301 or 308, so that search engines keep the new address.`,
    });
  if (end && new URL(end.url).protocol === "http:")
    remarks.push({
      level: "failed",
      title: `${shown(start)} ends on http`,
      detail: "Visitors stay on a connection that anybody between can read and change.",
    });
  if (end && end.status >= 400)
    remarks.push({ level: "failed", title: `${shown(start)} ends on an error`, detail: `${end.url} answers ${end.status}.` });
  return remarks;
}

function together(variants: readonly HostVariant[], wanted: string): Remark[] {
  const ends = endsOf(variants);
  if (ends.length > 1)
    return [
      {
        level: "failed",
        title: `${ends.length} addresses answer for one site`,
        detail: `${ends.join(", ")}. Search engines see copies, and links are split between them.`,
      },
    ];
  const [end] = ends;
  if (end === undefined || new URL(end).hostname === wanted) return [];
  return [
    {
      level: "fix",
      title: `Today the site lives at ${new URL(end).hostname}`,
      detail: `The rules above lead to ${wanted}. Change the direction, unless you mean to move.`,
    },
  ];
}

/** Where the variants lead, without the path: /en/ behind it is the site's own affair. */
function endsOf(variants: readonly HostVariant[]): string[] {
  return [...new Set(variants.flatMap(({ end }) => (end ? [`${new URL(end.url).origin}/`] : [])))];
}

function hstsRemark(variants: readonly HostVariant[], hsts: string | undefined): Remark[] {
  if (!variants.some(({ end }) => end?.url.startsWith("https:"))) return [];
  return hsts === undefined
    ? [
        {
          level: "note",
          title: "No HSTS header",
          detail: "The first visit of a day can still be caught on http. Add the header once every page works by https.",
        },
      ]
    : [{ level: "pass", title: "HSTS is set", detail: hsts }];
}

function headline(variants: readonly HostVariant[], level: Live["verdict"]["level"]): { headline: string; summary: string } {
  const ends = endsOf(variants);
  const dead = variants.filter(({ end }) => end === null).length;
  const most = Math.max(0, ...variants.map(({ hops }) => hops.length));
  const hops = most === 0 ? "No redirect at all." : most === 1 ? "Nobody takes more than one hop." : `The longest way takes ${most} hops.`;
  if (dead === variants.length)
    return { headline: "None of the four addresses answers.", summary: "Check the spelling of the domain and its DNS entries." };
  if (ends.length > 1)
    return { headline: "Several addresses serve the site.", summary: `${ends.length} addresses answer visitors themselves. ${hops}` };
  if (level === "pass") return { headline: "One address serves the site.", summary: `All four addresses end at ${ends[0]}. ${hops}` };
  return {
    headline:
      dead === 0
        ? "One address serves the site, with steps to mend."
        : `One address serves the site, and ${dead === 1 ? "one does" : `${dead} do`} not answer.`,
    summary: `${variants.length - dead} of ${variants.length} addresses end at ${ends[0]}. ${hops}`,
  };
}

const shown = (address: string) => address.replace(/\/$/, "");
