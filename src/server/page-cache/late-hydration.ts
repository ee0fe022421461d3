import { jsonInHtml } from "#core/text/html/json-in-html.ts";

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const IMPORT = /^\s*;?import (?:\* as (\w+) from )?("[^"]+");?[ \t]*$/gm;
const ENQUEUE = /^window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);$/;
/** On an element that changes by itself: its page does not wait for a sign of interaction. */
const LIVE = ' data-live="true"';
const CLOSE = "window.__reactRouterContext.streamController.close();";
/** Where React Router would wait for the data while the document comes: here it comes whole, and later. */
const STREAM = /window\.__reactRouterContext\.stream = new ReadableStream\(.+\);$/;
/** What React Router can do and this site does not ask for. */
const FLAGS_OFF = /"unstable_\w+":false,?/g;

interface Options {
  idleMs: number;
  /** How the opening tag of a script begins that React and its router wrote. */
  ownScript: string;
  /** Where the state can be asked for later; without it (a page for one visitor) it stays in the document, as data. */
  stateAddress?: ((state: string) => string) | undefined;
}

export interface LatePage {
  html: string;
  /** The loaders' data, taken out of the document and fetched together with the modules. */
  state: string | undefined;
}

/**
 * Keeps React out of the first paint's way: the modules that React Router would load at once are loaded at the first sign of
 * interaction, or when the browser is idle after load: at once where something is `data-live`. The loaders' data, in which a visitor's words may stand, is no script's part.
 * Relies on three shapes of React Router's markup; where one is missing the page is returned untouched, eager but correct (a test notices).
 */
export function lateHydration(html: string, { idleMs, ownScript, stateAddress }: Options): LatePage {
  const script = new RegExp(`${ownScript}( type="module" async="")?>([\\s\\S]*?)</script>`, "g");
  const written = [...html.matchAll(script)].map(([, isModule, body = ""]) => ({ isModule: isModule !== undefined, body }));
  const entry = written.find(({ isModule }) => isModule)?.body;
  const chunks = written.flatMap(({ body }) => ENQUEUE.exec(body)?.[1] ?? []);
  const preloads = [...html.matchAll(PRELOAD)].map((match) => match[1]);
  const context = written.find(({ body }) => STREAM.test(body))?.body ?? "";
  const isWhole = chunks.length > 0 && written.some(({ body }) => body === CLOSE);
  if (!entry || !isWhole || preloads.length === 0) return { html, state: undefined };
  const names: string[] = [];
  const imports: string[] = [];
  const start = entry
    .replace(IMPORT, (_, name: string | undefined, address: string) => {
      names.push(name ?? "");
      imports.push(address);
      return "";
    })
    .trim()
    .replace(/^;\s*/, "")
    .replace(/^import\(/m, "await bring(");
  if (imports.length === 0 || /^\s*import\s/m.test(start)) return { html, state: undefined };

  const state = chunks.map((chunk) => JSON.parse(chunk) as string).join("");
  const text = stateAddress
    ? `fetch(${jsonInHtml(stateAddress(state))}).then(r=>{if(!r.ok)throw 0;return r.text()})`
    : `Promise.resolve(JSON.parse(document.getElementById("page-state").textContent))`;
  const data = `${text}.then(t=>{__reactRouterContext.stream=new Response(t).body})`;
  const run = `async()=>{const[${names}]=await Promise.all([...M.map(bring),${data},sheets()]);${start}}`;
  const others = preloads.filter((address) => !imports.includes(JSON.stringify(address)));
  const boot = `${context.replace(STREAM, "").replaceAll(FLAGS_OFF, "")}const M=[${imports}],P=${jsonInHtml(others)},IDLE=${html.includes(LIVE) ? 0 : idleMs},run=${run};${BRING}${BOOT}${html.includes('type="file"') ? FILES : ""}${html.includes(TURNS) ? SEEN : ""}`;
  const dataBlock = stateAddress ? "" : `<script type="application/json" id="page-state">${jsonInHtml(state)}</script>`;
  const late = html.replace(PRELOAD, "").replace(script, (_, isModule: string | undefined, body: string) => {
    if (isModule) return `${ownScript}${isModule}>${boot}</script>`;
    if (body === CLOSE) return dataBlock;
    // React needs the element to be there, whatever it contains.
    if (body === context) return `${ownScript}></script>`;
    return ENQUEUE.test(body) ? "" : `${ownScript}>${body}</script>`;
  });
  return { html: late, state: stateAddress && state };
}

/**
 * `sheets` adds the page's style sheets where React looks for them when it hydrates.
 * A press waits 250 ms so that the browser's own answer to it (a popover, a details) is never held up; reading a page that the
 * browser has translated stays as it is, because React would render it again and lose what was typed.
 * A pointer that rests where the page appears fires a pointermove without any movement, which is no sign of interaction; the target of the
 * last real move is kept for parts that hydrate later (`ui/pointed.ts`).
 * A press on a button that only React answers, or on a link whose popup comes with React, is pressed again as soon as React holds the button: what it can take over within the
 * press itself, it answers by itself; a link waits until those listen who open its popup (`booking-host.tsx`). Where React does not come, such a link leads where it says.
 * What fails (an instance that restarts, a tunnel) is asked for again after 1, 2, 4 and 8 seconds; links lead where they say meanwhile. Modules are
 * linked each time before they are imported, because the policy trusts what a script links.
 * The search key is kept for the search that comes with React (`search-host.tsx`), and on a Mac it is shown as Macs have it.
 */
const BOOT = `
let S;const sheets=()=>S??=new Promise(k=>{const s=document.querySelector("[data-sheets]");if(!s)return k();let a=s.dataset.sheets.split(" "),n=a.length,j=()=>--n||k();s.after(...a.map(href=>Object.assign(document.createElement("link"),{rel:"stylesheet",href,onload:j,onerror:j})));setTimeout(k,3000)}),
o={passive:!0,capture:!0},E="pointerdown touchstart keydown focusin scroll".split(" ");let d;
const go=e=>{if(d||e&&e.type=="scroll"&&e.target!=document)return;d=1;E.map(e=>removeEventListener(e,go,o));sheets();
if(/translated/.test(document.documentElement.className))return d=2;
const p=()=>[...M,...P].map(href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:at(href)}))),
r=t=>(T=t+"/",run()).catch(()=>{d=2;t<9e3&&setTimeout(()=>{p();r(2*t)},t)}),f=()=>r(1e3);p();
E.slice(0,3).includes(e&&e.type)?setTimeout(()=>(self.requestIdleCallback||setTimeout)(f,{timeout:1e3}),250):f()};
E.map(e=>addEventListener(e,go,o));
addEventListener("pointermove",e=>{if(e.movementX||e.movementY)self.pointed=e.target,go()},o);
addEventListener("keydown",e=>{e.key=="k"&&(e.metaKey||e.ctrlKey)&&(e.preventDefault(),self.cmdk=1)});
/Mac/.test(navigator.platform)&&document.querySelectorAll(".cmdk kbd").forEach(k=>k.textContent="⌘K");
const held=b=>Object.keys(b).some(k=>/^__react/.test(k));
addEventListener("click",e=>{const b=e.target.closest("button[type=button]:not([popovertarget]),a[data-book],a[data-late]");let n=0;
const again=()=>held(b)&&(self.awake||!b.href)?n&&b.click():d<2&&n++<300?setTimeout(again,99):b.href&&location.assign(b.href);
if(b&&!held(b)){if(b.href){if(e.metaKey||e.ctrlKey||e.shiftKey||d>1)return;e.preventDefault();n=1}setTimeout(again)}},!0);
const idle=t=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(()=>go()),t),
wait=t=>document.readyState=="complete"?idle(t):addEventListener("load",()=>idle(t));wait(IDLE)`.replaceAll("\n", "");

/**
 * Browsers may remember a module that failed for as long as the document stands (Chromium 150, Firefox 153; whatwg/html#10327), and with it
 * all that import it. So all of them are asked for below another folder the next time, which the server takes for the same one
 * (`assets/asset-path.ts`): they import each other by relative addresses, and the manifest of routes names them by paths relative to itself.
 */
const BRING = `let n="",T;const at=m=>m.replace("s/","s/"+n),bring=m=>import(at(m)).catch(e=>{n=T;throw e});`;

/**
 * What turns by itself begins when it is seen, whether or not somebody has touched the page; not for people who want nothing to move.
 * It needs no React for that: the rail is scrolled until React holds it, which goes on from the place that it finds. Where
 * React will not come it stops: nobody else answers Pause.
 */
const TURNS = 'data-turns="';
const SEEN = `;
matchMedia("(prefers-reduced-motion:reduce)").matches||document.querySelectorAll(".carousel[data-turns]").forEach(c=>{const v=c.querySelector(".carousel-view"),[a,b]=v.querySelectorAll(".carousel-slide");let t;
new IntersectionObserver(s=>{clearInterval(t);if(s[0].isIntersecting)t=setInterval(()=>{if(d>1||held(v))return clearInterval(t);
c.matches(":hover,:focus-within")||v.scrollTo({left:v.scrollLeft+v.clientWidth+9<v.scrollWidth?v.scrollLeft+b.offsetLeft-a.offsetLeft:0,behavior:"smooth"})},c.dataset.turns)}).observe(c)})`.replaceAll(
  "\n",
  "",
);

/** When a file is chosen before React has hydrated its input, the change event is sent again as soon as it has. Only on pages that have such an input. */
const FILES = `;
addEventListener("change",({target:t})=>{const again=()=>held(t)?t.dispatchEvent(new Event("change",{bubbles:!0})):setTimeout(again,99);t.type=="file"&&!held(t)&&again()},!0)`.replaceAll(
  "\n",
  "",
);
