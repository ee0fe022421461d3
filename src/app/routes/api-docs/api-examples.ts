/** Worked examples, with the site's own address in them. */
export function apiExamples(origin: string) {
  const json = `-H 'content-type: application/json'`;
  return {
    page: `curl ${origin}/api/tools/title-tag-checker \\
  ${json} \\
  -d '{"html":"<title>Gravel bikes under $2,000 | North Loop</title>"}'`,
    answer: `{
  "success": true,
  "data": {
    "reports": [
      {
        "url": "https://your-site.example/your-page",
        "kept": { "id": "…", "takenAt": "…", "until": "…" },
        "verdict": {
          "level": "pass", "figure": "350", "unit": "px",
          "headline": "Fits, with 250 pixels to spare.", "summary": "…"
        },
        "findings": [ … ],
        "passes": [ … ],
        "facts": { "title": "Gravel bikes under $2,000 | North Loop", … }
      }
    ],
    "failures": [],
    "acrossPages": []
  }
}`,
    failure: `{
  "success": false,
  "code": "input_invalid",
  "message": "Add the address of a page, or paste its HTML.",
  "fields": { "url": "Add the address of a page, or paste its HTML." }
}`,
    snapshot: `curl ${origin}/api/tools/h1-tag-checker \\
  ${json} \\
  -d '{"snapshot":"the id of a kept page"}'`,
    crawl: `curl ${origin}/api/tools/sitemap-generator \\
  ${json} \\
  -d '{"url":"https://example.com/","maxPages":50}'

curl -N ${origin}/api/jobs/{id}/events
curl ${origin}/api/jobs/{id}
curl -X DELETE ${origin}/api/jobs/{id}`,
    mcpConfig: `{
  "mcpServers": {
    "seo-tools": { "type": "http", "url": "${origin}/mcp" }
  }
}`,
    mcpCall: `curl ${origin}/mcp \\
  ${json} \\
  -H 'accept: application/json, text/event-stream' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
  };
}
