import { join } from "node:path";
import { readSettings } from "#content/site-settings/site-settings.store.ts";
import { createLeads } from "#features/leads/leads.ts";
import { createFormGuard } from "#platform/form-guard/form-guard.ts";
import { createMailCap } from "#platform/mail/mail-cap.ts";
import { keptSecret } from "#platform/secret/kept-secret.ts";
import type { Platform } from "./platform.ts";

/** Everything visitors can send, bound to the platform and to the agency's own words. */
export async function openFeatures({ env, database, content, outbox, jobs, limiter }: Platform, now: () => Date) {
  const { db } = database;
  const agency = async () => {
    const { brandName, mail, promises } = await readSettings(content);
    return { brandName, mail: mail.hello, origin: env.siteOrigin, promises };
  };
  const guard = createFormGuard({ db, secret: await keptSecret(join(env.dataDir, "forms.key")), limiter, now });
  const mailCap = createMailCap({ db, now });
  return {
    guard,
    leads: createLeads({
      db,
      outbox,
      guard,
      mailCap,
      agency,
      startAudit: (website, trx) => jobs.add("site-audit", { website }, { trx }),
      now,
    }),
  };
}
