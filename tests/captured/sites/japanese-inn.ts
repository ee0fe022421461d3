import { type CapturedSite, html, text } from "../captured-site.ts";

const ORIGIN = "https://yamabiko-ryokan.test";

/** The new site went live with the robots.txt of the test server. */
export const japaneseInn: CapturedSite = {
  name: "an inn in Japan, live with the robots.txt of its test server",
  url: `${ORIGIN}/`,
  answers: {
    "/robots.txt": text("User-agent: *\nDisallow: /\n"),
    "/": html(`<!DOCTYPE html>
<html lang="ja"><head><meta charset="utf-8"><title>山彦旅館｜箱根の小さな温泉宿</title>
<meta name="description" content="箱根の山あいにある全八室の温泉旅館です。源泉かけ流しの露天風呂と、地元の野菜を使った季節の懐石料理をお楽しみください。"><link rel="canonical" href="${ORIGIN}/"><link rel="icon" href="/icon.png"></head>
<body><header><nav><a href="/rooms/">客室</a> <a href="/bath/">温泉</a></nav></header><main><h1>山彦旅館</h1><img src="/img/main.jpg" width="960" height="540"><p>箱根の山あいに建つ、全八室の小さな旅館です。昭和二年の木造の本館を、少しずつ手を入れながら守ってきました。お部屋からは早川の流れが聞こえ、秋には庭の紅葉が障子に影を落とします。夕食は料理長が毎朝市場で選んだ魚と、裏の畑の野菜でお作りします。</p></main></body></html>`),
  },
  expert: [
    { says: "robots.txt keeps every search engine out of the whole site.", kind: "crawling-closed" },
    { says: "Rooms are booked by phone, and phones get a page laid out for desktops.", kind: "viewport-absent" },
    { says: "The large picture of the house has no alternative.", kind: "alt-absent" },
  ],
  score: { least: 5, most: 20 },
  faults: { everywhere: ["alt-absent", "crawling-closed", "viewport-absent"] },
};
