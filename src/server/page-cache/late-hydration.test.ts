import { describe, expect, it } from "vitest";
import { lateHydration } from "./late-hydration.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/><link rel="modulepreload" href="/assets/c.js"/></head><body><p>Text</p>
<script nonce="m">window.__reactRouterContext.streamController.enqueue("[\\"da\\\\nta\\"]");</script><script nonce="m">window.__reactRouterContext.streamController.close();</script>
<script nonce="m" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/a.js";
import * as route1 from "/assets/b.js";
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.js");</script></body></html>`;

const options = { idleMs: 2000, ownScript: '<script nonce="m"', stateAddress: (state: string) => `/_state/${state.length}/` };

describe("lateHydration", () => {
  it("takes the preloads out of the document and loads the modules from the boot script", () => {
    const { html } = lateHydration(page, options);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain(
      'const M=["/assets/manifest.js","/assets/a.js","/assets/b.js"],P=["/assets/c.js"],IDLE=2000,run=async()=>{const[,route0,route1]=await Promise.all([...M.map(bring),fetch("/_state/10/")',
    );
    expect(html).toContain('window.__reactRouterRouteModules = {"root":route0,"page":route1};');
  });

  it("waits for nobody where something changes by itself", () => {
    expect(lateHydration(page.replace("<p>", '<p data-live="true">'), options).html).toContain("IDLE=0,");
    expect(lateHydration(page.replace("Text", "data-live=&quot;true&quot;"), options).html).toContain("IDLE=2000,");
  });

  it("turns carousels that turn by themselves, only on a page that has one", () => {
    const watching = "new IntersectionObserver(";
    expect(lateHydration(page, options).html).not.toContain(watching);
    expect(lateHydration(page.replace("<p>", '<section data-turns="2500"></section><p>'), options).html).toContain(watching);
  });

  it("takes the loaders' data out of the document", () => {
    const { html, state } = lateHydration(page, options);
    expect(state).toBe('["da\\nta"]');
    expect(html).not.toContain('streamController.enqueue("');
  });

  it("gives the data to React Router whole, in place of a stream that would be open until then", () => {
    const context =
      'window.__reactRouterContext = {"basename":"/","future":{"unstable_a":false,"unstable_b":true,"unstable_c":false}};window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}}).pipeThrough(new TextEncoderStream());';
    const { html } = lateHydration(page.replace("<p>", `<script nonce="m">${context}</script><p>`), options);
    expect(html).toContain('async="">window.__reactRouterContext = {"basename":"/","future":{"unstable_b":true,}};const M=');
    expect(html).toContain('<script nonce="m"></script><p>');
    expect(html).toContain("__reactRouterContext.stream=new Response(t).body");
  });

  it("leaves the data in a page that belongs to one visitor, as data and in no script", () => {
    const said = page.replace("da", "</script><script>alert(1)</script>".replaceAll("<", "\\u003c").replaceAll(">", "\\u003e"));
    const { html, state } = lateHydration(said, { ...options, stateAddress: undefined });
    expect(state).toBeUndefined();
    expect(html).toContain(
      '<script type="application/json" id="page-state">"[\\"\\u003c/script\\u003e\\u003cscript\\u003ealert(1)\\u003c/script\\u003e\\\\nta\\"]"</script>',
    );
    expect(html).not.toContain('streamController.enqueue("');
    expect(html).not.toContain('<link rel="modulepreload"');
  });

  it("writes the state's address so that no address can end the script", () => {
    const { html } = lateHydration(page, { ...options, stateAddress: () => "/_state/1/</script><script>alert(1)</script>" });
    expect(html).toContain('fetch("/_state/1/\\u003c/script\\u003e');
    expect(html).not.toContain("alert(1)</script>");
  });

  it("takes no script for React's that does not carry the mark", () => {
    const planted = page.replace("<p>Text</p>", '<script type="module" async="">import "/planted.js";</script>');
    expect(lateHydration(planted, options).html).toContain('<script type="module" async="">import "/planted.js";</script>');
  });

  it("tells a file again that was chosen too early, only on a page where one can be chosen", () => {
    const telling = 'dispatchEvent(new Event("change"';
    expect(lateHydration(page, options).html).not.toContain(telling);
    expect(lateHydration(page.replace("<p>", '<input type="file"/><p>'), options).html).toContain(telling);
  });

  it.each([
    ["without preloads", page.replaceAll(/<link[^>]+>/g, "")],
    ["without the entry script", page.replace(' async=""', "")],
    ["with an import it does not know", page.replace('import "/assets/manifest.js";', 'import manifest from "/assets/manifest.js";')],
  ])("returns a page %s untouched: eager, but correct", (_, html) =>
    expect(lateHydration(html, options)).toEqual({ html, state: undefined }),
  );
});
