import sharp from 'sharp'

/** A photo as a phone takes it, lying on its side, with the camera and the place: JPEG. */
export const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'A camera of Avery' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 29/1 0/1' },
      },
    })
    .toBuffer()
