import { escapeXml } from "#core/text/html/escape-xml.ts";
import type { ConfigFile, ConfigLine } from "../config-file.schema.ts";
import { line } from "../config-text.ts";
import { regexLiteral } from "../regex-literal.ts";
import { canonicalHost, type HostRule, HSTS_VALUES, otherHost } from "./host-rule.ts";
import { BY_HTTPS, writeHostApache, writeHostRewrite } from "./write-host-apache.ts";

/** Redirects to the one address that serves the site, for every server that people have. Host names are checked before: letters, digits, hyphens and dots. */
export function writeHostFiles(rule: HostRule): ConfigFile[] {
  return [apache(rule), apacheRewrite(rule), nginx(rule), iis(rule), caddy(rule), netlify(rule), vercel(rule), cloudflare(rule)];
}

const lines = (text: string): ConfigLine[] => text.split("\n").map((each) => line(each));

const slashLimit = ({ slash }: HostRule) => (slash === "leave" ? [] : ["The closing slash is not part of this one."]);
const preloadLimit = ({ hsts }: HostRule) =>
  hsts === "preload"
    ? ["http on the bare name goes straight to the right host. The preload list wants a stop at https on the same name: add it there."]
    : [];

function apache(rule: HostRule): ConfigFile {
  return {
    server: "apache",
    title: "Apache",
    fileName: ".htaccess",
    lines: writeHostApache(rule),
    limits: [
      "Apache itself answers 404 for %2F in a path and turns // into /, before any .htaccess is read.",
      ...(rule.slash === "leave"
        ? []
        : ["An address with %3F or %23 in its path keeps the slash it has: Apache would read the sign as the start of a query."]),
    ],
  };
}

function apacheRewrite(rule: HostRule): ConfigFile {
  return {
    server: "apache-rewrite",
    title: "Apache, mod_rewrite",
    fileName: ".htaccess",
    lines: writeHostRewrite(rule),
    limits: [
      "Answers 403 for an address with %3F in its path since Apache 2.4.60.",
      "Runs before every Redirect of the same file, whatever the order.",
      "A RewriteEngine On in a folder’s own .htaccess switches it off there.",
      ...(rule.hsts === "none" ? [] : ["Without the HSTS header."]),
      ...slashLimit(rule),
    ],
  };
}

function nginx(rule: HostRule): ConfigFile {
  const [wanted, other] = [canonicalHost(rule), otherHost(rule)];
  const { code, scheme, proxy } = rule;
  const header = hstsOf(rule, (value) => `\n    add_header Strict-Transport-Security "${value}" always;`);
  const site = `${header}\n    # The rest of your site's settings`;
  const tls = "\n    ssl_certificate     /etc/ssl/your-site.pem;\n    ssl_certificate_key /etc/ssl/your-site.key;";
  const plain = `server {\n    listen 80;\n    listen [::]:80;`;
  const secure = `server {\n    listen 443 ssl;\n    listen [::]:443 ssl;`;
  const go = (target: string) => `\n    return ${code} ${target}$request_uri;\n}`;
  const text = proxy
    ? `${plain}\n    server_name ${other};${scheme === "https" ? go(`https://${wanted}`) : `\n    if ($http_x_forwarded_proto ~* "${BY_HTTPS}") { return ${code} https://${wanted}$request_uri; }${go(`http://${wanted}`)}`}\n\n${plain}\n    server_name ${wanted};${
        scheme === "https" ? `\n    if ($http_x_forwarded_proto !~* "${BY_HTTPS}") { return ${code} https://${wanted}$request_uri; }` : ""
      }${site}\n}`
    : scheme === "https"
      ? `${plain}\n    server_name ${wanted} ${other};${go(`https://${wanted}`)}\n\n${secure}\n    server_name ${other};${tls}${go(`https://${wanted}`)}\n\n${secure}\n    server_name ${wanted};${tls}${site}\n}`
      : `server {\n    listen 80;\n    listen [::]:80;\n    listen 443 ssl;\n    listen [::]:443 ssl;\n    server_name ${other};${tls}${go(`$scheme://${wanted}`)}\n\nserver {\n    listen 80;\n    listen [::]:80;\n    listen 443 ssl;\n    listen [::]:443 ssl;\n    server_name ${wanted};${tls}${site}\n}`;
  return {
    server: "nginx",
    title: "nginx",
    fileName: "a file in sites-available",
    lines: lines(text),
    limits: ["The certificate must name both hosts.", ...slashLimit(rule), ...preloadLimit(rule)],
  };
}

function iis(rule: HostRule): ConfigFile {
  const wanted = canonicalHost(rule);
  const { code, scheme, proxy } = rule;
  const type = { 301: "Permanent", 302: "Found", 307: "Temporary", 308: "Permanent" }[code];
  const elsewhere = `<add input="{HTTP_HOST}" pattern="${escapeXml(`^${regexLiteral(wanted)}(:\\d+)?$`)}" negate="true" />`;
  const insecure = [
    '<add input="{HTTPS}" pattern="^off$" />',
    ...(proxy ? [`<add input="{HTTP_X_FORWARDED_PROTO}" pattern="${BY_HTTPS}" negate="true" />`] : []),
  ];
  const one = (name: string, conditions: readonly string[], target: string) => `        <rule name="${name}" stopProcessing="true">
          <match url=".*" />
          <conditions>
${conditions.map((condition) => `            ${condition}`).join("\n")}
          </conditions>
          <action type="Redirect" url="${target}://${wanted}{UNENCODED_URL}" redirectType="${type}" appendQueryString="false" />
        </rule>`;
  const rules =
    scheme === "https"
      ? [one("Host name", [elsewhere], "https"), one("By https", insecure, "https")]
      : [
          one(
            "Host name by https",
            [
              proxy ? `<add input="{HTTP_X_FORWARDED_PROTO}" pattern="${BY_HTTPS}" />` : '<add input="{HTTPS}" pattern="^on$" />',
              elsewhere,
            ],
            "https",
          ),
          one("Host name by http", [...(proxy ? [] : ['<add input="{HTTPS}" pattern="^off$" />']), elsewhere], "http"),
        ];
  const header = hstsOf(
    rule,
    (value) => `
    <httpProtocol>
      <customHeaders>
        <add name="Strict-Transport-Security" value="${value}" />
      </customHeaders>
    </httpProtocol>`,
  );
  return {
    server: "iis",
    title: "IIS",
    fileName: "web.config",
    lines: lines(`<?xml version="1.0" encoding="utf-8"?>
<configuration>
  <system.webServer>
    <rewrite>
      <rules>
${rules.join("\n")}
      </rules>
    </rewrite>${header}
  </system.webServer>
</configuration>`),
    limits: [
      "Needs the URL Rewrite module 2.1.",
      ...(code === 308 ? ["URL Rewrite has no 308: this answers 301."] : []),
      ...slashLimit(rule),
      ...preloadLimit(rule),
    ],
  };
}

function caddy(rule: HostRule): ConfigFile {
  const [wanted, other] = [canonicalHost(rule), otherHost(rule)];
  const header = hstsOf(rule, (value) => `\n\theader Strict-Transport-Security "${value}"`);
  const starts = rule.scheme === "https" ? `http://${wanted}, http://${other}, https://${other}` : `http://${other}, https://${other}`;
  const site = rule.scheme === "https" ? wanted : `http://${wanted}, https://${wanted}`;
  const target = rule.scheme === "https" ? "https" : "{scheme}";
  return {
    server: "caddy",
    title: "Caddy",
    fileName: "Caddyfile",
    lines: lines(
      `${starts} {\n\tredir ${target}://${wanted}{uri} ${rule.code}\n}\n\n${site} {${header}\n\t# The rest of your site's settings\n}`,
    ),
    limits: ["Caddy fetches the certificates itself.", ...slashLimit(rule), ...preloadLimit(rule)],
  };
}

function netlify(rule: HostRule): ConfigFile {
  const [wanted, other] = [canonicalHost(rule), otherHost(rule)];
  const starts =
    rule.scheme === "https" ? [`http://${wanted}`, `http://${other}`, `https://${other}`] : [`http://${other}`, `https://${other}`];
  return {
    server: "netlify",
    title: "Netlify",
    fileName: "_redirects",
    lines: starts.map((start) =>
      line(`${start}/* ${rule.scheme === "https" ? "https" : start.split(":")[0]}://${wanted}/:splat ${rule.code}!`),
    ),
    limits: ["Set the primary domain in Netlify’s domain settings and you need no file at all.", ...slashLimit(rule)],
  };
}

function vercel(rule: HostRule): ConfigFile {
  const [wanted, other] = [canonicalHost(rule), otherHost(rule)];
  const text = JSON.stringify(
    {
      redirects: [
        {
          source: "/:path*",
          has: [{ type: "host", value: regexLiteral(other) }],
          destination: `https://${wanted}/:path*`,
          statusCode: rule.code,
        },
      ],
    },
    null,
    2,
  );
  return {
    server: "vercel",
    title: "Vercel",
    fileName: "vercel.json",
    lines: lines(text),
    limits: ["The same can be set per domain in Vercel’s dashboard. http goes to https by itself there.", ...slashLimit(rule)],
  };
}

function cloudflare(rule: HostRule): ConfigFile {
  const [wanted, other] = [canonicalHost(rule), otherHost(rule)];
  const when =
    rule.scheme === "https" ? `(http.host eq "${other}") or (http.host eq "${wanted}" and not ssl)` : `(http.host eq "${other}")`;
  const target = `concat("https://${wanted}", http.request.uri.path)`;
  return {
    server: "cloudflare",
    title: "Cloudflare",
    fileName: "Rules, Redirect Rules",
    lines: [
      line("When incoming requests match, custom filter expression:"),
      line(when),
      line("Then URL redirect, dynamic, expression:"),
      line(target),
      line(`Status code ${rule.code}, Preserve query string on`),
    ],
    limits: [
      "Both names must be proxied by Cloudflare (the orange cloud), or the rule never runs.",
      ...slashLimit(rule),
      ...(rule.scheme === "keep" ? ["A dynamic redirect has one scheme: this one sends everybody to https."] : []),
    ],
  };
}

const hstsOf = ({ hsts, scheme }: HostRule, write: (value: string) => string) =>
  hsts === "none" || scheme === "keep" ? "" : write(HSTS_VALUES[hsts]);
