import { parse } from "tldts";
import { AppError } from "#core/errors/app-error.ts";
import { headerOf } from "#core/http/header-of.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { judgeHostVariants } from "./judge-host-variants.ts";
import { writeHostVariants } from "./rewrite-to-www.engine.ts";
import type { HostVariant, Remark, RewriteToWwwChoices, RewriteToWwwOutput } from "./rewrite-to-www.schema.ts";

type Ports = Pick<ToolPorts, "fetchPage">;

/** The rules, what the list of public endings says of the domain, and, when asked, how the four addresses answer today. */
export async function tryHostVariants(choices: RewriteToWwwChoices, ports: Ports, signal: AbortSignal): Promise<RewriteToWwwOutput> {
  const written = writeHostVariants(choices);
  if (!written.ok) throw new AppError("input_invalid", { reason: written.problem });
  const { host } = written.output;
  const remarks = [...domainRemarks(host.root), ...written.output.remarks];
  const live = choices.check ? await checkHostVariants(host, ports, signal) : null;
  return { ...written.output, remarks, live };
}

/** The list has 9,000 endings and weighs 40 KB packed, so it stays on the server. */
function domainRemarks(root: string): Remark[] {
  const { domain, publicSuffix, subdomain, isIcann, isPrivate } = parse(root, { allowPrivateDomains: true });
  if (domain === null)
    throw new AppError("input_invalid", {
      reason: `${root} is an ending that many sites share, so there is no www.${root} of yours. Write your own name before it.`,
    });
  if (subdomain)
    return [
      {
        level: "fix",
        title: `${root} is a subdomain of ${domain}`,
        detail: `www.${root} needs a DNS entry and a certificate of its own, which few have. For the main site, write ${domain}.`,
      },
    ];
  if (isPrivate)
    return [
      {
        level: "fix",
        title: `${publicSuffix} belongs to a host`,
        detail: `Names below it rarely have a www. Check that www.${root} exists before you send visitors there.`,
      },
    ];
  if (!isIcann)
    return [
      {
        level: "fix",
        title: `No ending .${publicSuffix} is registered`,
        detail: "The rules are right all the same, on a network that knows the name.",
      },
    ];
  return [];
}

async function checkHostVariants(
  host: RewriteToWwwOutput["host"],
  { fetchPage }: Ports,
  signal: AbortSignal,
): Promise<NonNullable<RewriteToWwwOutput["live"]>> {
  let hsts: string | undefined;
  const walk = async (start: string): Promise<HostVariant> => {
    try {
      const page = await fetchPage(new URL(start), { maxBytes: MAX_BYTES, onTruncate: "keep", signal });
      hsts ??= page.url.startsWith("https:") ? headerOf(page.headers, "strict-transport-security") : undefined;
      const hops = page.hops
        .slice(0, -1)
        .map(({ url, status, location }, index) => ({ url, status, to: page.hops[index + 1]?.url ?? location ?? "" }));
      return { start, hops, end: { url: page.url, status: page.status }, problem: null, totalMs: page.totalMs };
    } catch (fault) {
      if (!(fault instanceof AppError)) throw fault;
      return { start, hops: [], end: null, problem: fault.message, totalMs: 0 };
    }
  };
  const variants = await Promise.all(
    [`http://${host.root}/`, `http://${host.www}/`, `https://${host.root}/`, `https://${host.www}/`].map(walk),
  );
  return judgeHostVariants(variants, host.wanted, hsts);
}

/** Only the way counts; of the page a beginning is enough. */
const MAX_BYTES = 65_536;
