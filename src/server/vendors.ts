import type { Site } from "#app/site-context.ts";
import type { Env } from "#platform/env/env.ts";

type Configured = Pick<Env, "speedScriptUrl" | "chatScriptUrl" | "badgeScriptUrl" | "badgeUrl" | "vendorOrigins">;

/** What the configuration names of other companies; undefined when it names none. */
export function configuredVendors({ speedScriptUrl, chatScriptUrl, badgeScriptUrl, badgeUrl }: Configured): Site["vendors"] {
  const vendors = {
    ...(speedScriptUrl && { speed: speedScriptUrl }),
    ...(chatScriptUrl && { chat: chatScriptUrl }),
    ...(badgeScriptUrl && { badge: badgeScriptUrl, ...(badgeUrl && { badgeUrl }) }),
  };
  return Object.keys(vendors).length > 0 ? vendors : undefined;
}

/** Whom the policy lets in: nobody, as long as no script is configured. */
export function vendorOrigins(env: Configured): string[] {
  const scripts = [env.speedScriptUrl, env.chatScriptUrl, env.badgeScriptUrl].filter((url) => url !== undefined);
  return scripts.length === 0 ? [] : [...new Set([...scripts.map((url) => new URL(url).origin), ...env.vendorOrigins])];
}
