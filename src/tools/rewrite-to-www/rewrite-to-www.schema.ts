import * as z from "zod/mini";
import { configFile } from "#engines/apache/config-file.schema.ts";
import { hstsChoices } from "#engines/apache/host/host-rule.ts";

export const rewriteToWwwInput = z.object({
  domain: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Write your domain, such as example.com."),
      z.maxLength(2048, "That is longer than any address. Write your domain, such as example.com."),
    ),
  /** Which name stays. */
  to: z._default(z.enum(["www", "root"]), "www"),
  /** All to https, or only the name. */
  scheme: z._default(z.enum(["https", "keep"]), "https"),
  /** A proxy or CDN speaks https with visitors and http with this server. */
  proxy: z._default(z.boolean(), false),
  hsts: z._default(z.enum(hstsChoices), "none"),
  slash: z._default(z.enum(["leave", "add", "remove"]), "leave"),
  code: z._default(z.literal([301, 302, 307, 308]), 301),
  /** Fetch the four addresses as they are today. */
  check: z._default(z.boolean(), false),
});
export type RewriteToWwwInput = z.input<typeof rewriteToWwwInput>;
export type RewriteToWwwChoices = z.output<typeof rewriteToWwwInput>;

const remark = z.object({ level: z.enum(["failed", "fix", "note", "pass"]), title: z.string(), detail: z.string() });
export type Remark = z.output<typeof remark>;

const hostVariant = z.object({
  /** http://example.com/ and its three siblings. */
  start: z.string(),
  hops: z.array(z.object({ url: z.string(), status: z.number(), to: z.string() })),
  /** Where it ends; null when it does not. */
  end: z.nullable(z.object({ url: z.string(), status: z.number() })),
  /** Why there is no end. */
  problem: z.nullable(z.string()),
  totalMs: z.number(),
});
export type HostVariant = z.output<typeof hostVariant>;

export const rewriteToWwwOutput = z.object({
  host: z.object({ root: z.string(), www: z.string(), unicode: z.string(), wanted: z.string() }),
  /** What these rules do with each of the four addresses. */
  routes: z.array(z.object({ start: z.string(), hops: z.array(z.string()) })),
  files: z.array(configFile),
  remarks: z.array(remark),
  /** The four addresses as they answer today; null when nobody asked. */
  live: z.nullable(
    z.object({
      verdict: z.object({ level: z.enum(["pass", "fix", "failed"]), headline: z.string(), summary: z.string() }),
      doors: z.array(hostVariant),
      remarks: z.array(remark),
    }),
  ),
});
export type RewriteToWwwOutput = z.output<typeof rewriteToWwwOutput>;
