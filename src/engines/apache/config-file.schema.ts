import * as z from "zod/mini";

/** One line of a server's configuration, with what it does in words where that is not plain. */
const configLine = z.object({ text: z.string(), note: z.optional(z.string()) });
export type ConfigLine = z.output<typeof configLine>;

/** The lines for one kind of server: the same behaviour in its own syntax. */
export const configFile = z.object({
  server: z.enum(["apache", "apache-rewrite", "nginx", "iis", "caddy", "netlify", "vercel", "cloudflare"]),
  /** What the server is called on a tab. */
  title: z.string(),
  /** The file's name, or where the lines belong. */
  fileName: z.string(),
  lines: z.array(configLine),
  /** What this server cannot do, or does differently from Apache. */
  limits: z.array(z.string()),
});
export type ConfigFile = z.output<typeof configFile>;
