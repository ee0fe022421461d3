import type { RobotTxtGeneratorInput, RobotTxtGeneratorOutput } from "./robot-txt-generator.schema.ts";
import type { RobotsPlan } from "./robots-plan.ts";

type Variants = RobotTxtGeneratorOutput["variants"];

/** The same rules for servers and frameworks that answer /robots.txt themselves. */
export function robotsVariants(text: string, plan: RobotsPlan, template: RobotTxtGeneratorInput["template"]): Variants {
  const isStaging = template === "staging";
  return [
    nginxVariant(text, isStaging),
    apacheVariant(isStaging),
    nextVariant(text, plan),
    ...(template === "shopify" ? [shopifyVariant(plan)] : []),
  ];
}

/** nginx refuses a parameter of 4,096 bytes or more. */
const MAX_NGINX_STRING = 3_800;

function nginxVariant(text: string, isStaging: boolean): Variants[number] {
  const hasDollar = text.includes("$");
  // nginx has no escape for a dollar sign; a variable that holds one is the known way.
  const quoted = `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n").replaceAll("$", `\${dollar}`)}"`;
  const isInline = new TextEncoder().encode(quoted).length < MAX_NGINX_STRING;
  const body = isInline ? [`    return 200 ${quoted};`] : ["    alias /var/www/your-site/robots.txt;"];
  return {
    label: "nginx",
    code: [
      ...(hasDollar && isInline ? ["# In the http block", 'geo $dollar { default "$"; }', ""] : []),
      "# In the server block",
      "location = /robots.txt {",
      "    default_type text/plain;",
      "    charset utf-8;",
      ...body,
      "}",
      ...(isStaging
        ? ["", "# Keeps pages out of results even where a link leads to them", 'add_header X-Robots-Tag "noindex, nofollow" always;']
        : []),
    ].join("\n"),
    note: isInline ? "Answers without a file." : "Save the file and set its path.",
  };
}

function apacheVariant(isStaging: boolean): Variants[number] {
  return {
    label: "Apache",
    code: [
      "# In .htaccess beside robots.txt, or in the virtual host",
      '<Files "robots.txt">',
      '    ForceType "text/plain; charset=utf-8"',
      "    <IfModule mod_headers.c>",
      '        Header set Cache-Control "max-age=3600"',
      "    </IfModule>",
      "</Files>",
      ...(isStaging
        ? [
            "",
            "# Keeps pages out of results even where a link leads to them",
            "<IfModule mod_headers.c>",
            '    Header always set X-Robots-Tag "noindex, nofollow"',
            "</IfModule>",
          ]
        : []),
    ].join("\n"),
    note: "Save robots.txt in the document root; this serves it with the right type.",
  };
}

/** Next.js has a typed form for groups and sitemaps. What it cannot say needs a route that answers with the text. */
function nextVariant(text: string, plan: RobotsPlan): Variants[number] {
  if (plan.own.trim() !== "" || plan.signal !== "")
    return {
      label: "Next.js",
      code: `// app/robots.txt/route.ts\nconst robots = ${JSON.stringify(text)
        .replaceAll("\\n", '\\n" +\n  "')
        .replace(
          / \+\n {2}""$/,
          "",
        )};\n\nexport function GET() {\n  return new Response(robots, { headers: { "content-type": "text/plain; charset=utf-8" } });\n}`,
      note: "A route, because robots.ts has no place for these lines.",
    };
  const rules = plan.groups.map(({ agents, disallow, allow, crawlDelay }) => ({
    userAgent: oneOrMany(agents),
    ...(disallow.length > 0 ? { disallow: oneOrMany(disallow) } : allow.length === 0 ? { disallow: "" } : {}),
    ...(allow.length > 0 ? { allow: oneOrMany(allow) } : {}),
    ...(crawlDelay === undefined ? {} : { crawlDelay }),
  }));
  const value = { rules, ...(plan.sitemaps.length > 0 ? { sitemap: oneOrMany(plan.sitemaps) } : {}) };
  return {
    label: "Next.js",
    code: `// app/robots.ts\nimport type { MetadataRoute } from "next";\n\nexport default function robots(): MetadataRoute.Robots {\n  return ${JSON.stringify(
      value,
      null,
      2,
    )
      .replace(/"(\w+)":/g, "$1:")
      .replaceAll("\n", "\n  ")};\n}`,
    note: "App Router, Next.js 13.3 and later.",
  };
}

function shopifyVariant({ groups }: RobotsPlan): Variants[number] {
  const everyone = groups.find(({ agents }) => agents.includes("*"));
  const others = groups.filter(({ agents }) => !agents.includes("*"));
  const added = [
    ...(everyone?.disallow ?? []).map((path) => `Disallow: ${path}`),
    ...(everyone?.allow ?? []).map((path) => `Allow: ${path}`),
  ];
  return {
    label: "Shopify",
    code: [
      "{% comment %} templates/robots.txt.liquid: keeps what Shopify writes and adds to it {% endcomment %}",
      "{% for group in robots.default_groups %}",
      "  {{- group.user_agent }}",
      "  {%- for rule in group.rules %}",
      "  {{ rule }}",
      "  {%- endfor %}",
      "  {%- if group.user_agent.value == '*' %}",
      ...added.map((rule) => `  {{ '${rule.replaceAll("'", "%27")}' }}`),
      "  {%- endif %}",
      "  {%- if group.sitemap != blank %}",
      "  {{ group.sitemap }}",
      "  {%- endif %}",
      "{% endfor %}",
      ...others.flatMap(({ agents, disallow, allow }) => [
        "",
        ...agents.map((agent) => `User-agent: ${agent}`),
        ...disallow.map((path) => `Disallow: ${path}`),
        ...allow.map((path) => `Allow: ${path}`),
      ]),
    ].join("\n"),
    note: "Online Store, Themes, Edit code, Add a new template: robots.txt.",
  };
}

const oneOrMany = (list: readonly string[]) => (list.length === 1 ? list[0] : list);
