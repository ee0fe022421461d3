import type { ConfigLine } from "../config-file.schema.ts";
import { line } from "../config-text.ts";
import { quoteArgument as quote } from "../quote-argument.ts";
import { regexLiteral } from "../regex-literal.ts";
import { canonicalHost, type HostRule, HSTS_VALUES, stopsAtRoot } from "./host-rule.ts";

/**
 * mod_alias inside `<If>`: every encoding of the path and the query come through, a port or capitals in Host do no harm.
 * Where several sections match, Apache takes the last one first, so the more particular rule stands below.
 */
export function writeHostApache(rule: HostRule): ConfigLine[] {
  return [...hostLines(rule), ...slashLines(rule), ...hstsLines(rule)];
}

/** Of several proxies each adds its own, behind a comma: what the first says is how the visitor came. Some write it in capitals. */
export const BY_HTTPS = "^https(,|$)";

/** Apache's expression for “this request came by https”. */
export function secureExpression(proxy: boolean): string {
  return proxy ? `(%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} =~ m#${BY_HTTPS}#i)` : "%{HTTPS} == 'on'";
}

function insecureExpression(proxy: boolean): string {
  return proxy ? `(%{HTTPS} != 'on' && %{HTTP:X-Forwarded-Proto} !~ m#${BY_HTTPS}#i)` : "%{HTTPS} != 'on'";
}

const hostPattern = (host: string) => `m#^${regexLiteral(host)}(?::\\d+)?$#i`;

function hostLines(rule: HostRule): ConfigLine[] {
  const { code, proxy, host } = rule;
  const wanted = canonicalHost(rule);
  const isElsewhere = `%{HTTP_HOST} !~ ${hostPattern(wanted)}`;
  if (rule.scheme === "keep")
    return [
      ...section(
        `${secureExpression(proxy)} && ${isElsewhere}`,
        `Redirect ${code} "/" ${quote(`https://${wanted}/`)}`,
        "Asked by https on another name: the same path on the right one.",
      ),
      ...section(
        `${insecureExpression(proxy)} && ${isElsewhere}`,
        `Redirect ${code} "/" ${quote(`http://${wanted}/`)}`,
        "The same for http. The scheme stays as it was asked.",
      ),
    ];
  return [
    ...section(
      `${insecureExpression(proxy)} || ${isElsewhere}`,
      `Redirect ${code} "/" ${quote(`https://${wanted}/`)}`,
      `Asked by http, or on any name but ${wanted}. A port and capitals in the name are fine.${proxy ? " The proxy says in X-Forwarded-Proto how the visitor came." : ""}`,
    ),
    ...(stopsAtRoot(rule)
      ? section(
          `${insecureExpression(proxy)} && %{HTTP_HOST} =~ ${hostPattern(host.root)}`,
          `Redirect ${code} "/" ${quote(`https://${host.root}/`)}`,
          "For the preload list: http on the bare name first goes to https on the same name. It stands below because Apache takes the last section that matches first.",
        )
      : []),
  ];
}

function section(condition: string, directive: string, note: string): ConfigLine[] {
  return [
    line(`<If "${condition}">`, note),
    line(`  ${directive}`, "The path and the query are carried over, whatever they hold."),
    line("</If>"),
  ];
}

function slashLines(rule: HostRule): ConfigLine[] {
  const { slash, scheme } = rule;
  if (slash === "leave") return [];
  // Apache writes the scheme that it sees itself; behind a proxy that is http, so there both are written out.
  if (scheme === "keep" && rule.proxy)
    return [
      ...slashSection(rule, `${secureExpression(true)} && `, `https://${canonicalHost(rule)}`),
      ...slashSection(rule, `${insecureExpression(true)} && `, `http://${canonicalHost(rule)}`),
    ];
  return slashSection(rule, "", scheme === "https" ? `https://${canonicalHost(rule)}` : "");
}

function slashSection({ slash, code }: HostRule, when: string, start: string): ConfigLine[] {
  const asked = `${when}%{REQUEST_METHOD} =~ m#^(?:GET|HEAD)$# && %{REQUEST_URI} !~ m#^/\\.well-known/#`;
  return slash === "add"
    ? [
        line(
          `<If "${asked} && %{REQUEST_URI} =~ m#/[^/.]+$# && ! -f %{REQUEST_FILENAME}">`,
          "An address without a closing slash, without an extension and without a file behind it. Certificates are fetched from /.well-known/, which is left alone.",
        ),
        line(
          `  RedirectMatch ${code} "^(/[^?#]*)$" ${quote(`${start}$1/`)}`,
          "The same address with the slash, at once on the right host.",
        ),
        line("</If>"),
      ]
    : [
        line(
          `<If "${asked} && %{REQUEST_URI} =~ m#[^/]/$# && ! -d %{REQUEST_FILENAME}">`,
          "An address with a closing slash that is not a real folder: Apache itself adds the slash to folders, and the two would play ball.",
        ),
        line(
          `  RedirectMatch ${code} "^(/[^?#]*[^/?#])/+$" ${quote(`${start}$1`)}`,
          "The same address without the slash, at once on the right host.",
        ),
        line("</If>"),
      ];
}

function hstsLines({ hsts, proxy, scheme }: HostRule): ConfigLine[] {
  if (hsts === "none" || scheme === "keep") return [];
  return [
    line(
      `Header always set Strict-Transport-Security ${quote(HSTS_VALUES[hsts])} "expr=${secureExpression(proxy)}"`,
      "Browsers remember to come by https only. Sent by https alone, as the standard asks. Needs mod_headers: without it Apache answers 500, which is better than a header that silently stays away.",
    ),
  ];
}

/** The older way, for hosts that allow no `<If>`. What it cannot do is printed beside it. */
export function writeHostRewrite(rule: HostRule): ConfigLine[] {
  const { code, proxy, scheme } = rule;
  const wanted = canonicalHost(rule);
  const elsewhere = `RewriteCond "%{HTTP_HOST}" "!^${regexLiteral(wanted)}(?::\\d+)?$" [NC]`;
  const go = (target: string) => `RewriteRule "^(.*)$" "${target}://${wanted}/$1" [R=${code},L]`;
  const texts =
    scheme === "https"
      ? [
          'RewriteCond "%{HTTPS}" "!=on" [OR]',
          elsewhere,
          // (A and B) or C is (A or C) and (B or C): RewriteCond has no brackets.
          ...(proxy ? [`RewriteCond "%{HTTP:X-Forwarded-Proto}" "!${BY_HTTPS}" [NC,OR]`, elsewhere] : []),
          go("https"),
        ]
      : proxy
        ? [
            'RewriteCond "%{HTTPS}" "=on" [OR]',
            `RewriteCond "%{HTTP:X-Forwarded-Proto}" "${BY_HTTPS}" [NC]`,
            elsewhere,
            go("https"),
            elsewhere,
            go("http"),
          ]
        : [elsewhere, go("%{REQUEST_SCHEME}")];
  return ["RewriteEngine On", ...texts].map((each) => line(each));
}
