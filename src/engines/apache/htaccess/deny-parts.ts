import { line } from "../config-text.ts";
import type { SiteHost } from "../host/site-host.ts";
import { quoteNginx } from "../quote-nginx.ts";
import { regexLiteral } from "../regex-literal.ts";
import type { HtaccessPart } from "./htaccess-part.ts";

/** Pictures that other sites show from your server. */
export function hotlinkPart({ host, friends }: { host: SiteHost; friends: readonly string[] }): HtaccessPart {
  const names = [host.root, ...friends].map(regexLiteral);
  const own = `^https?://(?:[^/]+\\.)?(?:${names.join("|")})(?:[:/]|$)`;
  return {
    title: "Hotlink protection",
    apache: [
      line(
        `<If "%{REQUEST_URI} =~ m#\\.(?:${PICTURES})$#i && -n %{HTTP_REFERER} && %{HTTP_REFERER} !~ m#${own}#i">`,
        "A picture, asked for by a page on another site. A request without a referrer is served: many browsers and apps send none.",
      ),
      line("  Require all denied", "Answers 403."),
      line("</If>"),
    ],
    nginx: [
      line(`location ~* ${quoteNginx(`\\.(?:${PICTURES})$`)} {`),
      line(`    valid_referers none ${[host.root, ...friends].flatMap((name) => [name, `*.${name}`]).join(" ")};`),
      line("    if ($invalid_referer) { return 403; }"),
      line("}"),
    ],
    modules: ["mod_authz_core"],
    overrides: ["AuthConfig"],
    warnings: ["Image search and previews in chats load pictures from other sites too. Add the names of those you want."],
  };
}

const PICTURES = "avif|gif|jpe?g|png|svg|webp";

/** Crawlers by the name they give. A crawler that lies about its name is not stopped by any such rule. */
export function botsPart(names: readonly string[]): HtaccessPart {
  const pattern = names.map(regexLiteral).join("|");
  return {
    title: "Crawlers that stay out",
    apache: [
      line(
        `<If "%{HTTP_USER_AGENT} =~ m#(?:${pattern})#i && %{REQUEST_URI} != '/robots.txt'">`,
        "By the name in User-Agent. robots.txt stays readable, so that they can learn that they are not wanted.",
      ),
      line("  Require all denied", "Answers 403."),
      line("</If>"),
    ],
    nginxHttp: [
      line("map $http_user_agent $unwanted_bot {"),
      line("    default 0;"),
      line(`    ${quoteNginx(`~*(?:${pattern})`)} 1;`),
      line("}"),
    ],
    nginx: [line("set $refuse $unwanted_bot;"), line("if ($uri = /robots.txt) { set $refuse 0; }"), line("if ($refuse) { return 403; }")],
    modules: ["mod_authz_core"],
    overrides: ["AuthConfig"],
    warnings: ["The same names belong into robots.txt: crawlers that obey it never ask in the first place."],
  };
}

export const fileGroups = ["hidden", "backups", "project"] as const;
export type FileGroup = (typeof fileGroups)[number];

const GROUPS: Record<FileGroup, { pattern: string; note: string }> = {
  hidden: {
    pattern: "/\\.(?!well-known(?:/|$))",
    note: "Everything that begins with a dot: .git, .env, .htpasswd. Only /.well-known/ stays open, where certificates are fetched.",
  },
  backups: {
    pattern: "(?:\\.(?:bak|backup|dist|dump|inc|ini|log|old|orig|part|save|sh|sql|swo|swp|tmp)(?:\\.(?:gz|zip|bz2|xz|zst))?|~)$",
    note: "Copies that editors and people leave behind, database dumps, logs.",
  },
  project: {
    pattern:
      "/(?:composer\\.(?:json|lock|phar)|package(?:-lock)?\\.json|yarn\\.lock|pnpm-lock\\.yaml|Gemfile(?:\\.lock)?|Dockerfile|docker-compose\\.ya?ml|Makefile|phpunit\\.xml|wp-config\\.php.+|web\\.config)$",
    note: "Files of the project that tell which versions you run.",
  },
};

export function filesPart(groups: readonly FileGroup[]): HtaccessPart {
  const chosen = fileGroups.filter((group) => groups.includes(group)).map((group) => GROUPS[group]);
  return {
    title: "Files that stay private",
    apache: chosen.map(({ pattern, note }) => line(`RedirectMatch 404 "${pattern}"`, `${note} 404, so that nobody learns what is there.`)),
    nginx: chosen.map(({ pattern }) => line(`location ~ ${quoteNginx(pattern)} { return 404; }`)),
    modules: ["mod_alias"],
    overrides: ["FileInfo"],
  };
}
