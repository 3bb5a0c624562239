/** Of a picture that is sent as it is: bytes. */
const SMALL_BYTES = 400_000
/** What the server makes of it (`encodeReceipt`); pixels. */
const SIDES = { width: 1600, height: 3200 }
const QUALITY = 0.85

/**
 * A photo as small as the server makes it, upright, and without what its camera has noted: it is sent in a second instead of ten, and in whatever
 * format this browser can show. The photo itself where the browser cannot; the server decides in any case.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  // Damaged, or of a format that this browser does not know: the server says so.
  const picture = await createImageBitmap(file).catch(() => undefined)
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!picture || !context) return file
  const scale = Math.min(1, SIDES.width / picture.width, SIDES.height / picture.height)
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  // A JPEG has no transparency: what is transparent would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
}
