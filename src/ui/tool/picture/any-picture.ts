/** For an input: what a file is, its bytes tell, and a wrong one is told rather than turned away. */
export const ANY_PICTURE = "image/*,.png,.jpg,.jpeg,.webp,.gif,.avif,.heic,.heif,.bmp";
