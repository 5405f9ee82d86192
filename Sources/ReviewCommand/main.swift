import GalleyReview

print(ReviewServer.libraryVersion)
