/** What stands in for a page that is not made now: no script, no file, nothing that would have to be made. */
export function busyPage(seconds: number, headers: Readonly<Record<string, string>>) {
  return {
    status: 503,
    headers: { ...headers, "content-type": "text/html; charset=utf-8", "cache-control": "no-store", "retry-after": String(seconds) },
    body: `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>One moment</title><h1>One moment</h1><p>We cannot make this page right now. Please try again in ${seconds} seconds.</p></html>`,
  };
}
