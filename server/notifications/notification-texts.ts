/** A notification as it is stored: both languages, html that is already clean. */
export interface NotificationTexts {
  titleEn: string;
  titleSr: string;
  textEn: string;
  textSr: string;
  sendFrom: string;
}
