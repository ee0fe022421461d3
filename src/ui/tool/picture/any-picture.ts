/** The `accept` of a file input. It is generous: the bytes decide what a file is, and a wrong one is answered with a sentence. */
export const ANY_PICTURE = "image/*,.png,.jpg,.jpeg,.webp,.gif,.avif,.heic,.heif,.bmp";
