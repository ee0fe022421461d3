import * as vendors from "#core/sources/vendors.ts";
import * as w3c from "#core/sources/w3c.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "What is my browser size? Viewport, screen, DPR, live",
  seoDescription:
    "Your viewport in CSS pixels, live as you resize, with scrollbar, zoom, screen, pixel ratio and the Tailwind, Bootstrap and Material breakpoints.",
  intro: "Read the size of this window as style sheets see it, live, with the breakpoints it reaches. Nothing leaves your device.",
  steps: [
    {
      stepTitle: "Read the figure",
      stepDescription: "Width by height of the viewport in CSS pixels, scrollbar included. It is what a media query compares with.",
    },
    {
      stepTitle: "Drag an edge",
      stepDescription: "Every value follows. Watch which breakpoint lights up, and at which pixel your own layout changes.",
    },
    {
      stepTitle: "Copy it",
      stepDescription:
        "One button copies the size, another copies everything as text for a bug report. Type any other size to have it described.",
    },
  ],
  checks: [
    {
      title: "The viewport, three ways.",
      text: "With scrollbar (what media queries use), without it (what a layout has), and the part in sight when you pinch or a keyboard is open.",
    },
    {
      title: "Window and screen.",
      text: "The browser window from edge to edge, the screen with and without the system's bars, orientation, and all three drawn to one scale.",
    },
    {
      title: "Pixels behind pixels.",
      text: "The device pixel ratio, the screen in device pixels, color depth, gamut, HDR, and the refresh rate measured over 40 frames.",
    },
    {
      title: "Breakpoints.",
      text: "Where this width stands in Tailwind CSS 4, Bootstrap 5 and Material 3, and how many pixels are missing to the next one.",
    },
    {
      title: "Input and wishes.",
      text: "Fine or coarse pointer, hover, touch points, dark mode, reduced motion, contrast, forced colors, transparency and data.",
    },
  ],
  cannotKnow: [
    {
      title: "Which device this is.",
      text: "Several phones share one size and one ratio, so a name is a hint. Browsers also round or hide values against fingerprinting.",
    },
    {
      title: "The page zoom, for certain.",
      text: "No browser tells it. We divide the outer by the inner width and name a step only when the result comes close to one.",
    },
    {
      title: "How large a pixel is.",
      text: "A CSS pixel is an angle, not a length. Inches and centimeters of the screen are nowhere to be read.",
    },
    {
      title: "The safe area on most pages.",
      text: "A notch is only reported to pages that ask to be drawn behind it. Others get zeros, as here.",
    },
  ],
  content: [
    {
      heading: "Four widths, one window",
      paragraphs: [
        "Ask for the width of a window and you get four answers. innerWidth counts the scrollbar and is what @media (width >= 768px) compares with. documentElement.clientWidth leaves the scrollbar out and is what width: 100% gives an element. visualViewport.width shrinks when somebody pinches. outerWidth is the window with its frame, in pixels that page zoom does not touch.",
        "The difference matters at the edges. On Windows a classic scrollbar takes 15 pixels. A window of 768 then matches the tablet rules while the layout has 753 to fill, and a grid of three columns of 256 breaks. 100vw has the same habit: it includes the scrollbar, so a full-bleed element of that width makes the page scroll sideways.",
      ],
    },
    {
      heading: "Why a phone with 1,179 pixels says 393",
      paragraphs: [
        "The data sheet counts device pixels, style sheets count CSS pixels, and the pixel ratio stands between them: 1,179 divided by 3 is 393. Layouts and media queries use the second number. The first one only decides how large an image has to be to look sharp: a picture shown 393 wide wants 1,179 pixels in its file, or less where nobody sees the difference.",
        "Page zoom changes the ratio too. At 125% a monitor of 1,920 pixels becomes a viewport of 1,536, with a ratio of 1.25. Testing at 200% zoom is therefore a quick test of a small layout, and the accessibility guidelines ask for it: content must work at 320 CSS pixels, which is a window of 1,280 at 400%.",
      ],
    },
    {
      heading: "Which sizes to test",
      paragraphs: [
        "Test where your layout changes and one pixel before, not the sizes of famous phones. Then 320, because it is the narrowest that the guidelines name, 360 and 390 for most phones in use, and one very wide window, where lines of text tend to grow past reading. The last example shows a width of 767: it is one pixel short of two frameworks' tablet rules, and the place where many bugs are reported.",
      ],
    },
  ],
  limits:
    "Any size from 1 × 1 to 30,000 × 30,000. Everything on this page is read and drawn in your browser. POST /api/tools/what-my-browser-size describes a size you send it, {runsAMinute} runs a minute.",
  sources: [w3c.cssomView, w3c.mediaQueries, vendors.tailwindBreakpoints, vendors.bootstrapBreakpoints, vendors.androidWindowSizes],
  faq: [
    {
      question: "Is browser size the same as screen resolution?",
      answer:
        "No. The resolution belongs to the screen, the browser size to one window on it. A half-width window on a Full HD screen is a 960 pixel layout.",
    },
    {
      question: "Why is my size smaller than my screen although the window is maximized?",
      answer: "Tabs, address bar, bookmarks, the system's bar and a scrollbar take their part. The drawing above shows how much.",
    },
    {
      question: "Why do the numbers change when I zoom?",
      answer:
        "Zooming makes CSS pixels larger, so fewer fit. At 200% a window of 1,280 is a layout of 640, and your style sheet treats it as one.",
    },
    {
      question: "Does the height count the phone's address bar?",
      answer:
        "The figure is what is visible now. On phones it grows when the bar slides away, which is why 100vh overflows there and 100dvh does not.",
    },
    {
      question: "Do you store my size?",
      answer: "No. It is read in your browser and drawn there. The API only sees sizes that somebody sends to it on purpose.",
    },
    {
      question: "Does it work without JavaScript?",
      answer:
        "Partly. Current browsers can count the width and height in the style sheet alone, and the breakpoints are lit by media queries. Screen and pixel ratio need a script.",
    },
  ],
  handOff: {
    service: "mobile-seo",
    title: "Google reads your page on a phone",
    text: "It indexes what a phone gets. Mobile SEO compares both versions, finds what is missing on the small one and hands you the tickets.",
  },
};
