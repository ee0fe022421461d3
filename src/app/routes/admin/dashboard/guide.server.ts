import { readSettings, siteSettings } from "#content/site-settings/site-settings.content-type.ts";
import { may } from "#core/access/permissions.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import type { Actor } from "#features/accounts/accounts.ts";
import type { Site, StaffActions } from "../../../site-context.ts";
import { fieldAddress } from "../content/parts/parts.ts";

export interface Stop {
  key: "account" | "name" | "address" | "mail" | "post" | "sample";
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; undefined where a button does it. */
  to?: string;
}

/** What makes the site somebody's own, for whoever may do it; undefined when all of it is done. */
export async function readGuide({ content, origin }: Site, actor: Actor, staff: StaffActions): Promise<Stop[] | undefined> {
  if (!may(actor.role, "settings.change")) return undefined;
  const { studio, own, setup } = staff;
  const [settings, sample, guards, posts, left] = await Promise.all([
    readSettings(content),
    studio.sample.single("siteSettings"),
    own.guards(actor),
    studio.list("post", { ...FIRST_PAGE, sort: "-by" }),
    studio.sample.count(),
  ]);
  const isSampleName = sample?.["brandName"] === settings.brandName;
  const streets = new Set((sample?.["offices"] as { street: string }[] | undefined)?.map(({ street }) => street));
  const samples = settings.offices.filter(({ street }) => streets.has(street)).length;
  const written = posts.rows.find(({ updatedBy }) => updatedBy !== "");
  const stops: Stop[] = [
    {
      key: "account",
      title: "Your account",
      text:
        guards.hasPassword || guards.passkeys.length > 0
          ? "You can come back."
          : "The link that let you in works once. Set a password or add a passkey.",
      isDone: guards.hasPassword || guards.passkeys.length > 0,
      to: "/admin/account",
    },
    {
      key: "name",
      title: "Name, logo and colors",
      text: `${isSampleName ? `The site is still called ${settings.brandName}.` : `${settings.brandName}, in every title, mail and feed.`} ${settings.logo ? "Its logo is set." : "Without a logo, our drawn ring stands before it."}`,
      isDone: !isSampleName,
      to: fieldAddress(siteSettings, siteSettings.name, ["brandName"]),
    },
    {
      key: "address",
      title: "Where you are",
      text: addressText(samples, setup.hasAddress, origin),
      isDone: samples === 0 && setup.hasAddress,
      to: fieldAddress(siteSettings, siteSettings.name, ["offices"]),
    },
    {
      key: "mail",
      title: "Mail",
      text: setup.hasMail
        ? "Mail goes out. A test shows how it arrives."
        : "No mail server is set (SMTP_URL), so what forms and bookings write waits in the outbox and nobody hears of it.",
      isDone: setup.hasMail,
    },
    {
      key: "post",
      title: "Your first post",
      text: written ? `${written.title || "Untitled"} is begun.` : "A title and a paragraph are enough for a draft.",
      isDone: written !== undefined,
      to: "/admin/content/post",
    },
    {
      key: "sample",
      title: "The sample content",
      text:
        left === 0
          ? "None of it is left."
          : `${left} sample posts, people, clients and jobs are still shown. Settings, services, prices, questions and legal pages stay, and so does everything that somebody has edited.`,
      isDone: left === 0,
    },
  ];
  return stops.every(({ isDone }) => isDone) ? undefined : stops;
}

/** What a button of the guide did, as the address says it came from there. */
export function doneBy(asked: URLSearchParams): string | undefined {
  const removed = /^\d{1,6}$/.exec(asked.get("removed") ?? "")?.[0];
  if (removed !== undefined)
    return `${removed} documents are gone. Settings, services, prices, questions, legal pages and everything that somebody has edited stayed.`;
  const test = asked.get("test");
  return test === "sent"
    ? "A test is on its way to you."
    : test === "kept"
      ? "A test waits in the outbox: no mail server is set."
      : undefined;
}

function addressText(samples: number, hasAddress: boolean, origin: string): string {
  const offices = samples === 0 ? "The offices are yours." : samples === 1 ? "One office is a sample." : `${samples} offices are samples.`;
  return hasAddress ? `${offices} The site is at ${origin}.` : `${offices} The site has no address of its own yet: set SITE_ORIGIN.`;
}
