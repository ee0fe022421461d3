/** A browser that is no Chromium, driven by what the W3C's protocols offer: as little of it as the stories need. */
export interface Driven {
  name: string;
  open(address: string): Promise<void>;
  /** What an expression of the page gives, as JSON. */
  read<Value>(expression: string): Promise<Value>;
  /** A real press of the pointer at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Waits for what shall happen, however slow the machine. */
export async function until(browser: Driven, expression: string, what: string, forMs = 60_000): Promise<void> {
  for (const end = Date.now() + forMs; Date.now() < end; await pause(200))
    if (await browser.read<boolean>(`Boolean(${expression})`)) return;
  throw new Error(`${browser.name}: ${what}`);
}

/** Opens a page and waits until React has taken it over. */
export async function openAwake(browser: Driven, address: string): Promise<void> {
  await browser.open(address);
  await browser.moveTo(6, 6);
  await browser.moveTo(9, 9);
  await until(browser, AWAKE, `React did not come on ${address}`);
}

/** Presses the middle of an element, brought into view. */
export async function press(browser: Driven, selector: string): Promise<void> {
  await until(browser, `document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`, `there is no ${selector}`);
  const [x, y] = await browser.read<[number, number]>(`(() => {
    const part = document.querySelector(${JSON.stringify(selector)});
    part.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = part.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  })()`);
  await browser.pressAt(x, y);
}

/** React holds a tool's own part of the page later than the rest. */
export const IS_TOOL_AWAKE = `Object.keys(document.querySelector("main .tool") ?? {}).some((name) => name.startsWith("__react"))`;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const AWAKE = `(() => {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  return key && document[key].stateNode.current.memoizedState?.isDehydrated === false;
})()`;

/** Actions of the pointer, as both protocols have them. */
export const pointerActions = (...actions: object[]) => [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
export const moveAction = (x: number, y: number) => ({ type: "pointerMove", x, y, duration: 20 });
export const pressActions = (x: number, y: number) => [
  moveAction(x, y),
  { type: "pointerDown", button: 0 },
  { type: "pointerUp", button: 0 },
];
export const keyActions = (text: string) => [
  {
    type: "key",
    id: "keys",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];
