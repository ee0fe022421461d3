import { type CapturedSite, html, text } from "../captured-site.ts";

const ORIGIN = "https://harbourmodels.test";

const page = (title: string, rows: string) =>
  html(
    `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252">${title}
<META NAME="keywords" CONTENT="model ships, ship kits, harbour, wooden ships"><META NAME="GENERATOR" CONTENT="Page Maker 4.0"></HEAD>
<BODY BGCOLOR="#C0E0FF" TEXT="#000033"><CENTER><TABLE WIDTH=760 BORDER=0 CELLPADDING=4><TR><TD WIDTH=140 VALIGN=top>
<A HREF="/index.htm"><IMG SRC="/gif/logo.gif" BORDER=0></A><BR>
<A HREF="/kits.htm"><IMG SRC="/gif/b_kits.gif" BORDER=0></A><BR>
<A HREF="/tools.htm"><IMG SRC="/gif/b_tools.gif" BORDER=0></A><BR>
<A HREF="/guestbook.htm"><IMG SRC="/gif/b_guest.gif" BORDER=0></A>
</TD><TD VALIGN=top><FONT FACE="Verdana" SIZE=2>${rows}</FONT></TD></TR></TABLE></CENTER></BODY></HTML>`,
    { "content-type": "text/html" },
  );

/** Made by hand around 2001, and still ordered from. */
export const oldTables: CapturedSite = {
  name: "a table layout from 2001",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": text("User-agent: *\nDisallow: /cgi-bin/\n"),
    "/": page(
      "<TITLE>Harbour Models, wooden ship kits since 1987</TITLE>",
      "<B>Welcome aboard!</B><P>We have made kits of wooden ships in a shed behind the harbour office since 1987. Each box holds laser-cut ribs, planks of lime and walnut, brass fittings, rigging in three thicknesses and a plan at full size. A first ship takes about sixty evenings, and you will need a small vice, a razor saw and somebody who does not mind the smell of glue. Orders by telephone or by letter; we send a slip for your bank along with the box.</P>",
    ),
    "/index.htm": { status: 301, headers: { location: "/" } },
    "/kits.htm": page(
      "",
      "<B>Our kits</B><P>The Anna Maria, a Baltic trading ketch of 1884, at 1 to 48: 61 cm long, for those who have built one ship before. The pilot cutter Falke, 1 to 32, 44 cm, a good first ship with only one mast. The herring lugger Twee Gebroeders, 1 to 40, with nets that have to be knotted by hand, which some of our customers like best and others send back.</P>",
    ),
    "/tools.htm": page(
      "<TITLE>Tools for ship modellers: saws, vices and plank benders</TITLE>",
      "<B>Tools</B><P>A plank bender that works with steam from a kettle, a vice with jaws of cork, razor saws with forty teeth to the inch, and the clamps that we make ourselves out of clothes pegs and beech. Everything here is in daily use in our own shed, and what broke there is no longer sold.</P>",
    ),
    "/guestbook.htm": page(
      "<TITLE>Guestbook of Harbour Models, with letters from builders</TITLE>",
      "<B>Guestbook</B><P>Letters that builders sent us, copied by hand: from Bremen, where the Falke stands in the window of a barber; from Ohio, where a class of twelve-year-olds built three luggers in one winter; and from a lighthouse in Norway, whose keeper had time for all four kits and then asked for a fifth.</P>",
    ),
  },
  expert: [
    {
      says: "Nothing is said about phones: they show it at the width of a desk, with letters of two millimetres.",
      kind: "viewport-absent",
    },
    { says: "The menu is pictures without an alternative, so its links have no names.", kind: "name-absent" },
    { says: "The page that sells has no title.", kind: "title-absent" },
  ],
  score: { least: 30, most: 80 },
  faults: { everywhere: ["alt-absent", "language-unsaid", "name-absent", "viewport-absent"], on: { "/kits.htm": ["title-absent"] } },
};
