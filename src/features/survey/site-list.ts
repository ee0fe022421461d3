import { AppError } from "#core/errors/app-error.ts";
import { startAddress } from "#engines/crawler/start-address.ts";

/** A site is its host with its port, with or without www: one server, and one at a time asks it. */
export const siteHost = ({ host }: URL): string => host.replace(/^www\./, "");

/** One site a line; empty lines and what follows a # are left aside. */
export function readSiteList(text: string): { sites: { host: string; asked: string }[]; faults: string[] } {
  const sites = new Map<string, { host: string; asked: string }>();
  const faults: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const asked = line.replace(/(?:^|\s)#.*/, "").trim();
    if (asked === "") continue;
    try {
      const host = siteHost(startAddress(asked).start);
      if (!sites.has(host)) sites.set(host, { host, asked });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      faults.push(`Line ${index + 1}: ${error.message}`);
    }
  }
  return { sites: [...sites.values()], faults };
}
