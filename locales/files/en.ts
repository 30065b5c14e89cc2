export const en = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: 'Remove file',
  progress: 'Sending the file',
  receiptHint: 'PDF, JPEG or PNG up to 2 MB. Larger photos are resized here.',
  tooLarge: 'The file is larger than 2 MB. Choose a smaller one, or take a photo of it.',
  wrongType: 'The file is not a PDF, JPEG or PNG.',
  notAPicture: 'This picture cannot be used. Choose a JPEG or PNG.',
} as const;
