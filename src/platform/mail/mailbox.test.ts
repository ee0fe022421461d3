import { expect, it } from "vitest";
import { mailboxOf } from "./mailbox.ts";

it.each([
  ["Ann@Shop.Example", "ann@shop.example"],
  ["ann+news@shop.example", "ann@shop.example"],
  ["a.n.n@shop.example", "a.n.n@shop.example"],
  ["A.nn+x+y@GoogleMail.com", "ann@gmail.com"],
  ["ann+1@outlook.com", "ann@outlook.com"],
  ["a.nn@hotmail.com", "a.nn@hotmail.com"],
  ["ann@live.com", "ann@live.com"],
  ["ann-shop@yahoo.com", "ann@yahoo.com"],
  ["ann+shop@fastmail.com", "ann@fastmail.com"],
  ["anything@ann.fastmail.com", "ann@fastmail.com"],
  ["ann+x@me.com", "ann@icloud.com"],
  ["a_n-n.+x@pm.me", "ann@proton.me"],
  ["ann-shop@shop.example", "ann-shop@shop.example"],
  ["+tag@shop.example", "+tag@shop.example"],
  ["...@gmail.com", "...@gmail.com"],
  ["ann@notgmail.com", "ann@notgmail.com"],
])("%s is %s", (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
