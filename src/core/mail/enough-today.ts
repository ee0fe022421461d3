/** What a form says when the mail it promised is one too many (platform/mail/visitor-mail.ts). */
export const ENOUGH_TODAY = "That address has had its emails for today.";
