import * as google from "#core/sources/google.ts";
import * as whatwg from "#core/sources/whatwg.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "Webpage image extractor: every picture, one ZIP",
  seoDescription:
    "Find all images of a page: img, srcset, CSS backgrounds, icons, share tags, inline SVG. Real size, type and weight of each, one by one or as ZIP.",
  intro:
    "Finds every picture that a page, its style sheets and its manifest name, looks at each through our server, and packs the ones you tick.",
  steps: [
    {
      stepTitle: "Give the page",
      stepDescription:
        "An address is read with up to ten style sheets and its manifest. Pasted HTML is read alone, and nothing is fetched for it.",
    },
    {
      stepTitle: "Sort",
      stepDescription: "Filter by format and weight. Each card says where the picture was found, its real size and what its ending hides.",
    },
    {
      stepTitle: "Take along",
      stepDescription: "Download one, or tick up to a hundred and take the ZIP. The list leaves as CSV or JSON.",
    },
  ],
  checks: [
    {
      title: "Sixteen places.",
      text: "img and its srcset, attributes that scripts load late, picture sources, video posters, image buttons, objects, icons, preloads, Open Graph and X tags, JSON-LD, inline drawings, style attributes, style elements and sheets, noscript, the manifest.",
    },
    {
      title: "The file, not its name.",
      text: "Type by the first bytes against the ending and the Content-Type. Width and height as a browser would lay it out, a camera’s turn included.",
    },
    {
      title: "Weight.",
      text: "Bytes of each and of all. Files over 200 KB, JPEG and PNG over 100 KB that WebP or AVIF would shrink, pictures far wider than they are shown.",
    },
    {
      title: "Copies.",
      text: "The same bytes under two addresses, which a browser fetches twice.",
    },
    {
      title: "What is broken.",
      text: "Status, redirects, web pages sent in place of a picture, http pictures on an https page, no time to be kept.",
    },
  ],
  cannotKnow: [
    {
      title: "Pictures that a script adds.",
      text: "We read the HTML as sent and run nothing. Copy the rendered HTML from your browser and paste it; then addresses are listed and not looked at.",
    },
    {
      title: "How large a picture is shown.",
      text: "That depends on style sheets and the screen. We compare with the width attribute where there is one.",
    },
    {
      title: "Who owns it.",
      text: "That a picture can be downloaded does not make it yours. Ask before you use it.",
    },
    {
      title: "Files behind a login or a hot-link guard.",
      text: "We ask without cookies and without a referrer. What refuses us is listed with its status.",
    },
  ],
  content: [
    {
      heading: "How a srcset is read",
      paragraphs: [
        "A srcset looks like a list with commas, and splitting it at commas breaks addresses that hold one, data URIs first. We follow the HTML standard’s own algorithm: an address runs to the next space, a comma at its end closes the candidate, and candidates with contradicting descriptors are dropped, as browsers drop them.",
      ],
    },
    {
      heading: "Why pictures come through our server",
      paragraphs: [
        "This page loads nothing from other sites, so the site you look at does not learn who looked. Each picture found gets an address of ours with a signature that holds for a day; nobody can use it for anything else. Drawings are sent so that no script in them can run, and every file is offered under the type its bytes have.",
      ],
    },
    {
      heading: "What the estimate of WebP means",
      paragraphs: [
        "Google’s study found WebP files 25 to 34% smaller than JPEG of the same quality, and 26% smaller than PNG. We apply the lower figures to what you have and call the sum an estimate. A drawing with few colors shrinks more, a grainy photograph less.",
      ],
    },
  ],
  limits:
    "Limits: 500 images a page, 20 seconds for looking at them, 10 style sheets of 1 MB, 15 MB a picture, 100 files and 50 MB a ZIP, 6 ZIPs a minute. In a list of pages, images are listed and not looked at. {runsAMinute} runs a minute.",
  sources: [whatwg.srcset, whatwg.imageSniffing, google.images, google.webpStudy],
  faq: [
    {
      question: "Why do I see more images than on the page?",
      answer:
        "One picture in a srcset has several files, share tags name one that readers never see, and a manifest lists icons. Each card says where it was found.",
    },
    {
      question: "Why is a picture missing?",
      answer:
        "A script may have added it after the page loaded, or a style sheet beyond the tenth names it. Paste the rendered HTML to find the first kind.",
    },
    {
      question: "What does “really JPG” mean?",
      answer:
        "The address ends in another format than the bytes are in. Browsers show it all the same; tools that go by the ending stumble.",
    },
    {
      question: "Can I download a whole site’s images?",
      answer: "Not at once. Up to 25 addresses list their images in one run; the ZIP is for one page.",
    },
    {
      question: "Do you keep the pictures?",
      answer: "Small ones stay in memory for ten minutes, so that the ZIP does not fetch them again. Nothing is written to disk.",
    },
    {
      question: "Is an SVG safe to open?",
      answer:
        "Opened from here it is saved, and no script in it runs. What you do with the file afterwards is up to the program that opens it.",
    },
  ],
  handOff: {
    service: "technical-seo",
    title: "Four megabytes of pictures on every page?",
    text: "Technical SEO sets up formats, sizes and caching once in the template, and proves it with field data.",
  },
};
